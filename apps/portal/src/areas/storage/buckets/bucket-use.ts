/** From here on a bucket is worth a look before something does not fit any more. */
const nearShare = 0.9

/** How the bar of a bucket's room is coloured: grey is the normal. */
export const fillTone = ({ usedGb, sizeGb }: { usedGb: number; sizeGb: number }) => {
  if (usedGb >= sizeGb) return 'danger'
  return usedGb >= sizeGb * nearShare ? 'warning' : 'neutral'
}
