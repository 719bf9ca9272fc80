import type { Accounts } from '#usecases/ports/accounts.ts'

/** Accounts for tests that must not ask for any: whatever is called fails the test. */
export const noAccounts = new Proxy<Accounts>({} as Accounts, {
  get: (_, name) => () => Promise.reject(new Error(`nobody asks accounts for ${String(name)} here`)),
})
