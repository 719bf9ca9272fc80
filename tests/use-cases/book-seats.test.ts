import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { bookSeatsOn } from './book-seats.ts'

bookSeatsOn('the embedded database', () => freshEmbedded())
