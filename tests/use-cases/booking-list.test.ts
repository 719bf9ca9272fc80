import { openEmbedded } from '#adapters/db/embedded.ts'
import { bookingListOn } from './booking-list.ts'

bookingListOn('the embedded database', () => openEmbedded())
