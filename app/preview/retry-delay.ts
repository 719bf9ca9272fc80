/** How often a websocket is tried anew (SPEC §9). */
export const mostRetries = 5

const firstMs = 1_000

/**
 * How long to wait before a retry, in milliseconds: 1 s, 2 s, 4 s … and up to a second more, so that not everybody comes back at the same
 * moment (SPEC §9). `retries` is how many there were before; `chance` lies between 0 and 1.
 */
export function retryDelay(retries: number, chance: number): number {
  return firstMs * 2 ** retries + Math.round(chance * firstMs)
}
