import type { Reads } from '#platform/ports.ts'
import { defaultSettingsReads } from './default-settings-reads.ts'

/** Stores without any data. */
export const emptyReads: Reads = {
  paymentOfOrder: async () => null,
  vouchers: async () => [],
  paidAt: async () => null,
  paymentById: async () => null,
  seatsSoldAgain: async () => 0,
  soldAgainOn: async () => [],
  openPaymentsOf: async () => [],
  registration: async () => null,
  orderByNumber: async () => null,
  openWithdrawal: async () => null,
  money: {
    ofOrder: async () => ({ payments: [], transfers: [], returns: [], disputes: [] }),
    findReturn: async () => null,
    isDisputed: async () => false,
  },
  bookings: {
    search: async () => ({ bookings: [], next: null }),
    find: async () => null,
    history: async () => [],
    notes: async () => [],
  },
  mailLog: { search: async () => ({ mails: [], next: null }), find: async () => null, about: async () => [] },
  invoiceList: { search: async () => ({ invoices: [], next: null }), byNumber: async () => null },
  exports: {
    participants: nothing,
    invoices: nothing,
    consents: nothing,
    subscriptions: nothing,
  },
  redirects: { all: async () => [], targets: async () => new Map() },
  participants: { orderOfParticipant: async () => null, mealsOf: async () => new Map() },
  certificates: {
    consent: async () => null,
    isAbsent: async () => false,
    certificate: async () => null,
    consentBehind: async () => null,
    firstNameOf: async () => null,
    certificateByCode: async () => null,
  },
  withdrawal: async () => null,
  invoices: async () => [],
  vatCheck: async () => null,
  workshopDates: async () => [],
  datesEndingAfter: async () => [],
  workshopDate: async () => null,
  orderWithDate: async () => null,
  actionsOn: async () => [],
  comments: {
    approved: async () => [],
    approvedOfAll: async (posts) => posts.map(() => []),
    find: async () => null,
    search: async () => ({ comments: [], next: null }),
  },
  newsletter: {
    subscription: async () => null,
    search: async () => ({ subscriptions: [], next: null }),
    counts: async () => [],
  },
  contact: { message: async () => null, search: async () => ({ messages: [], next: null }) },
  dates: {
    summaries: async () => [],
    past: async () => ({ dates: [], next: null }),
    trainers: async () => [],
    trainerAccounts: async () => [],
    choices: async () => [],
    record: async () => null,
  },
  settings: defaultSettingsReads,
  subjectOfLink: async () => null,
}

async function* nothing() {
  yield []
}
