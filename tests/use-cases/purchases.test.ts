import { openEmbedded } from '#adapters/db/embedded.ts'
import { purchasesOn } from './purchases.ts'

purchasesOn('the embedded database', () => openEmbedded())
