import { createContext } from 'react-router'
import type { ParticipantsBehindLink, SaveParticipants, SaveParticipantsOutcome } from './save-participants.ts'

/** What pages and screens can ask of participants. */
export interface ParticipantsService {
  /** The people whose data a link opens: the booker's or a participant's; null for anything else. */
  participantsByLink(token: string): Promise<ParticipantsBehindLink | null>
  saveParticipants(command: SaveParticipants): Promise<SaveParticipantsOutcome>
}

export const participantsContext = createContext<ParticipantsService>()
