import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { officeBookingsOn } from './office-bookings.ts'

officeBookingsOn('the embedded database', () => freshEmbedded())
