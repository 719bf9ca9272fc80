import { freshServer } from '../helpers/fresh-server.ts'
import { moneyEventsOn } from './money-events.ts'

moneyEventsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
