import type { ContentSource } from '#content/ports/content.ts'
import type { BlogService } from './blog/context.ts'
import type { BookingService } from './booking/context.ts'
import type { OfficePorts } from './booking/ordering-ports.ts'
import type { CertificatesService } from './certificates/context.ts'
import type { ContactService } from './contact/context.ts'
import type { ExportsService } from './exports/context.ts'
import type { InvoicingService } from './invoicing/context.ts'
import type { NewsletterService } from './newsletter/context.ts'
import type { ParticipantsService } from './participants/context.ts'
import type { PaymentService } from './payment/context.ts'
import type { PrivacyService } from './privacy/context.ts'
import type { RedirectsService } from './redirects/context.ts'
import type { SettingsService } from './settings/context.ts'
import type { SpamDefence } from './spam/spam-defence.ts'
import type { TicketsService } from './tickets/context.ts'
import type { WorkshopsService } from './workshops/context.ts'

/** Everything that the pages can ask of the program, made once; the server hands each feature's part to its routes. */
export interface UseCases
  extends BookingService,
    WorkshopsService,
    PaymentService,
    TicketsService,
    ParticipantsService,
    CertificatesService,
    BlogService,
    NewsletterService,
    ContactService,
    InvoicingService,
    SettingsService,
    PrivacyService,
    RedirectsService,
    ExportsService {
  content: ContentSource
  spamDefence: SpamDefence
  now(): Temporal.Instant
  /** For the office and the API, which call the services themselves. */
  officePorts: OfficePorts
}
