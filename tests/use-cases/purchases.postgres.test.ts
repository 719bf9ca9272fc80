import { freshServer } from '../helpers/fresh-server.ts'
import { purchasesOn } from './purchases.ts'

purchasesOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
