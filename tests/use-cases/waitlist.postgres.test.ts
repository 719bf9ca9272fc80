import { freshServer } from '../helpers/fresh-server.ts'
import { waitlistOn } from './waitlist.ts'

waitlistOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
