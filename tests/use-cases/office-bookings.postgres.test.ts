import { freshServer } from '../helpers/fresh-server.ts'
import { officeBookingsOn } from './office-bookings.ts'

officeBookingsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
