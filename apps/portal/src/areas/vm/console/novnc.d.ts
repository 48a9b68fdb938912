/** What we use of noVNC, which ships without types. */
declare module '@novnc/novnc' {
  interface RfbEvents {
    connect: CustomEvent<object>
    credentialsrequired: CustomEvent<{ types: string[] }>
  }

  export default class RFB {
    constructor(target: HTMLElement, channel: WebSocket)
    scaleViewport: boolean
    showDotCursor: boolean
    background: string
    addEventListener<Name extends keyof RfbEvents>(name: Name, listener: (event: RfbEvents[Name]) => void): void
    /** Pressed and released where `down` is absent. */
    sendKey(keysym: number, code: string | null, down?: boolean): void
    sendCtrlAltDel(): void
    focus(): void
    disconnect(): void
  }
}
