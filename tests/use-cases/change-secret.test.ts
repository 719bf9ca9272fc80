import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { changeSecretOn } from './change-secret.ts'

changeSecretOn('the embedded database', () => freshEmbedded())
