/** Things around servers, as the palette names them and as people search for them. */
export const thingsPaletteText = {
  volume: { kind: 'دیسک', keywords: 'disk volume هارد' },
  balancer: { kind: 'لودبالانسر', keywords: 'load balancer lb سایت باز نمی‌شود قطع' },
  network: { kind: 'شبکه', keywords: 'network lan private subnet' },
  key: { kind: 'کلید SSH', keywords: 'ssh key کلید' },
}
