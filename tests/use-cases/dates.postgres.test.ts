import { freshServer } from '../helpers/fresh-server.ts'
import { datesOn } from './dates.ts'

datesOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
