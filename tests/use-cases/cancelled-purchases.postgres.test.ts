import { freshServer } from '../helpers/fresh-server.ts'
import { cancelledPurchasesOn } from './cancelled-purchases.ts'

cancelledPurchasesOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
