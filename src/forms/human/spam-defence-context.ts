import { createContext } from 'react-router'
import type { SpamDefence } from '#features/spam/spam-defence.ts'

/** Judges what strangers send. */
export const spamDefenceContext = createContext<SpamDefence>()
