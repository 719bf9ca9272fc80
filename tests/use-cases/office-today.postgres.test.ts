import { freshServer } from '../helpers/fresh-server.ts'
import { officeTodayOn } from './office-today.ts'

officeTodayOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
