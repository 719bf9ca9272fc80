import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { dataProtectionOn } from './data-protection.ts'

dataProtectionOn('the embedded database', () => freshEmbedded())
