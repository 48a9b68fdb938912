/** Puts the address on the card that leads out, whatever its name is; until the next boot. */
export const setupCommand = (address: string): string => {
  const length = address.includes(':') ? 128 : 32
  return `ip address add ${address}/${length} dev $(ip route show default | awk '{print $5; exit}')`
}
