import { freshServer } from '../helpers/fresh-server.ts'
import { officeAccountsOn } from './office-accounts.ts'

officeAccountsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
