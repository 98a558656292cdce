import { inlineScript } from '../inline-script';

/**
 * In a page's copy links and searches are the browser's, from before the first file has run: the router, which is of that
 * page's versions, would ask for data and code in vain where the worker has a copy.
 */
export const copyLinksScript = inlineScript(
  "for(const [act,what]of[['click','a[href]'],['submit','form[role=search]']])addEventListener(act,event=>{if(event.target.closest?.(what))event.stopPropagation()},true)",
);
