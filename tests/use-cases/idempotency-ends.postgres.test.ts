import { onServer } from '../helpers/on-server.ts'
import { idempotencyEnds } from './idempotency-ends.ts'

onServer('attempts that have ended', idempotencyEnds)
