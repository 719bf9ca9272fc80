import { freshServer } from '#tests/helpers/fresh-server.ts'
import { trainersContract } from './trainers.ts'

trainersContract('PostgreSQL', () => freshServer())
