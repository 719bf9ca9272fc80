import { freshServer } from '../helpers/fresh-server.ts'
import { invoicesOn } from './invoices.ts'

invoicesOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
