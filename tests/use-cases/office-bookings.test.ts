import { openEmbedded } from '#adapters/db/embedded.ts'
import { officeBookingsOn } from './office-bookings.ts'

officeBookingsOn('the embedded database', () => openEmbedded())
