import { freshServer } from '../helpers/fresh-server.ts'
import { rateLimitsOn } from './rate-limits.ts'

rateLimitsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
