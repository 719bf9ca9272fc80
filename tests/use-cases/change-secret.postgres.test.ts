import { freshServer } from '../helpers/fresh-server.ts'
import { changeSecretOn } from './change-secret.ts'

changeSecretOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
