/** Words of a library's sentences in its language or in ours, and of our code: nobody is told them. */
export const foreignWords =
  /[<>={}[\]"]|\b(invalid|expected|received|too|big|small|required|unrecognized|string|number|array|object|boolean|undefined|null|nan|must|should|input|regex|uuid|option|instanceof|attes[oa]|ricevut[oa]|non valid[oa]|non riconosciut[ae]|vettore|chiave|pattern)\b/i;
