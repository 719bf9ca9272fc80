import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { changesOn } from './changes.ts'

changesOn('the embedded database', () => freshEmbedded())
