/** Actions of a feature with what they need from outside given once: what is left are their own arguments. */
export function withPorts<P>(ports: P) {
  return <A extends unknown[], R>(act: (ports: P, ...rest: A) => R) =>
    (...rest: A): R =>
      act(ports, ...rest)
}
