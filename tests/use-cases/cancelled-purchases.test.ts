import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { cancelledPurchasesOn } from './cancelled-purchases.ts'

cancelledPurchasesOn('the embedded database', () => freshEmbedded())
