import { freshServer } from '../helpers/fresh-server.ts'
import { paymentsOn } from './payments.ts'

paymentsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
