/** Does something once the page is before somebody's eyes: at once, or when its tab is looked at. Gives how to stop. */
export function whenSeen(act: () => Promise<void>): () => void {
  const actIfSeen = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    void act();
  };
  const stop = () => document.removeEventListener('visibilitychange', actIfSeen);
  document.addEventListener('visibilitychange', actIfSeen);
  actIfSeen();
  return stop;
}
