import { freshServer } from '../helpers/fresh-server.ts'
import { webhooksOn } from './webhooks.ts'

webhooksOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
