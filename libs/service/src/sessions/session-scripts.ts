/**
 * What is done to one session at once, each in one round trip. A session is a hash with the fields `data`
 * (JSON), `seen`, `idle` and `ends` (milliseconds); a revoked one has the field `revoked` (its user) and nothing else.
 */

/** Writes a new session, unless all of its user's were revoked meanwhile: KEYS session, ARGV data, now, idle, ends. */
export const openScript = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'data', ARGV[1], 'seen', ARGV[2], 'idle', ARGV[3], 'ends', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

/**
 * Finds a session and prolongs it: KEYS session, ARGV now. A Redis without room for writes still finds it; its time
 * then goes on as it was. One that is over by the caller's clock is left to Redis' own, by which it expires: a process
 * whose clock is wrong ends nobody's session, nor does it make one look older.
 */
export const findScript = `
local data, seen, idle, ends = unpack(redis.call('HMGET', KEYS[1], 'data', 'seen', 'idle', 'ends'))
if not data then return redis.call('EXISTS', KEYS[1]) == 1 and 'revoked' or false end
local now = tonumber(ARGV[1])
if now >= tonumber(ends) or now >= tonumber(seen) + tonumber(idle) then
  return false
end
redis.pcall('HSET', KEYS[1], 'seen', math.max(now, tonumber(seen)))
redis.pcall('PEXPIRE', KEYS[1], math.min(tonumber(idle), tonumber(ends) - now))
return data`;

/** Changes what a session holds, if it still holds what was read: KEYS session, ARGV old data, new data. */
export const replaceScript = `
if redis.call('HGET', KEYS[1], 'data') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'data', ARGV[2])
return 1`;

/**
 * Ends a session and remembers that: KEYS session, ARGV seconds, and whether to remember it also where there is
 * none (yet). Gives what the session held.
 */
export const revokeScript = `
local data = redis.call('HGET', KEYS[1], 'data')
if not data and ARGV[2] == '0' then return false end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'revoked', data and cjson.decode(data).user.uid or '')
redis.call('EXPIRE', KEYS[1], ARGV[1])
return data`;
