import { openEmbedded } from '#adapters/db/embedded.ts'
import { bookSeatsOn } from './book-seats.ts'

bookSeatsOn('the embedded database', () => openEmbedded())
