import { openEmbedded } from '#adapters/db/embedded.ts'
import { cancelledPurchasesOn } from './cancelled-purchases.ts'

cancelledPurchasesOn('the embedded database', () => openEmbedded())
