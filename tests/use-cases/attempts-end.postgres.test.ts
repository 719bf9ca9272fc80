import { onServer } from '../helpers/on-server.ts'
import { attemptsEnd } from './attempts-end.ts'

onServer('attempts that have ended', attemptsEnd)
