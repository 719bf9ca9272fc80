import { freshServer } from '../helpers/fresh-server.ts'
import { orderLimitsOn } from './order-limits.ts'

orderLimitsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
