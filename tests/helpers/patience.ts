/**
 * How long a test waits for what must come (`vi.waitFor`, `expect.poll`), in milliseconds: so long that only what hangs runs into it, never
 * what is slow.
 */
export const patience = { timeout: 300_000, interval: 50 }
