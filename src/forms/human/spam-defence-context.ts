import { createContext } from 'react-router'
import type { SpamDefence } from '#features/spam/spam-defence.ts'

/** Checks what visitors send. */
export const spamDefenceContext = createContext<SpamDefence>()
