import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { bookingListOn } from './booking-list.ts'

bookingListOn('the embedded database', () => freshEmbedded())
