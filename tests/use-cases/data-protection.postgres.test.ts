import { freshServer } from '../helpers/fresh-server.ts'
import { dataProtectionOn } from './data-protection.ts'

dataProtectionOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
