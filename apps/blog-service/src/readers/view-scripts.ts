/*
 * Views that are not in the database yet lie in batches: a hash with the views of each article, whose id is chosen
 * before its first view. `open` names the batch that takes views, `batches` all that exist. All keys carry the same
 * tag, so that they lie in one slot of a cluster; a batch's key is made of its id there.
 */
const slot = '{blog-views}';
export const viewKeys = {
  open: `${slot}:open`,
  batches: `${slot}:batches`,
  batch: (id: string) => `${slot}:batch:${id}`,
  seen: (visitor: string) => `${slot}:seen:${visitor}`,
  from: (address: string) => `${slot}:from:${address}`,
  salt: (hour: number) => `${slot}:salt:${hour}`,
};

/**
 * Counts a visitor who was not seen before, unless their address has counted as often as one may, and gives what waits
 * of an article as batch, views, batch, views …: KEYS open, batches, seen, from (both left out for a look alone); ARGV
 * prefix of batches, article, id for a new batch, how long the visitor is remembered in milliseconds, most of an address.
 */
export const countScript = `
local isCounted = KEYS[3]
  and tonumber(redis.call('GET', KEYS[4]) or '0') < tonumber(ARGV[5])
  and redis.call('SET', KEYS[3], '1', 'NX', 'PX', ARGV[4])
if isCounted then
  redis.call('INCR', KEYS[4])
  redis.call('PEXPIRE', KEYS[4], ARGV[4])
  local open = redis.call('GET', KEYS[1])
  if not open then
    open = ARGV[3]
    redis.call('SET', KEYS[1], open)
    redis.call('SADD', KEYS[2], open)
  end
  redis.call('HINCRBY', ARGV[1] .. open, ARGV[2], 1)
end
local waiting = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[2])) do
  local views = redis.call('HGET', ARGV[1] .. id, ARGV[2])
  if views then
    table.insert(waiting, id)
    table.insert(waiting, views)
  end
end
return waiting`;

/** Gives the batches that take no views any more, the open one among them where it is to be closed: KEYS open, batches; ARGV whether. */
export const closedScript = `
if ARGV[1] == '1' then redis.call('DEL', KEYS[1]) end
local open = redis.call('GET', KEYS[1])
local closed = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[2])) do
  if id ~= open then table.insert(closed, id) end
end
return closed`;

/** Gives the sum of all views that wait: KEYS batches; ARGV prefix of batches. */
export const waitingScript = `
local sum = 0
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  for _, views in ipairs(redis.call('HVALS', ARGV[1] .. id)) do sum = sum + tonumber(views) end
end
return sum`;
