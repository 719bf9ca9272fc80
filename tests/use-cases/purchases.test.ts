import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { purchasesOn } from './purchases.ts'

purchasesOn('the embedded database', () => freshEmbedded())
