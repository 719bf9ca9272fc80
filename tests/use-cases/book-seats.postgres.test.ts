import { freshServer } from '../helpers/fresh-server.ts'
import { bookSeatsOn } from './book-seats.ts'

bookSeatsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
