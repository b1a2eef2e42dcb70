/**
 * What differs by state in the US: the days a landlord has to give back a deposit (as of 2025), and the time zone; a star marks those
 * without a state tax on wages, and a plus those without a state sales tax.
 */
export const STATES = `
Alabama;60 days;Central
Alaska*+;14 days (30 where something is kept);Alaska, with Hawaii-Aleutian Time in the far Aleutian islands
Arizona;14 working days;Mountain, without summer time except in the Navajo Nation
Arkansas;60 days;Central
California;21 days;Pacific
Colorado;one month (up to 60 days if the lease says so);Mountain
Connecticut;21 days (or 15 after the new address is known, if that is later);Eastern
Delaware+;20 days;Eastern
Florida*;15 days (30 where part of it is kept, with notice in writing);Eastern, and Central in the west of the Panhandle, as in Pensacola
Georgia;30 days;Eastern
Hawaii;14 days;Hawaii-Aleutian, without summer time
Idaho;21 days (up to 30 if the lease says so);Mountain in the south, as in Boise, and Pacific in the north
Illinois;45 days (with the list by day 30, in buildings of five or more homes);Central
Indiana;45 days;Eastern in most of the state, and Central in the corners by Chicago and Evansville
Iowa;30 days;Central
Kansas;30 days;Central, and Mountain in four counties in the far west
Kentucky;30 to 60 days;Eastern in the east, as in Louisville and Lexington, and Central in the west
Louisiana;one month;Central
Maine;30 days with a written lease (21 without);Eastern
Maryland;45 days;Eastern
Massachusetts;30 days;Eastern
Michigan;30 days;Eastern, and Central in four counties of the Upper Peninsula
Minnesota;three weeks;Central
Mississippi;45 days;Central
Missouri;30 days;Central
Montana+;10 days (30 where something is kept);Mountain
Nebraska;14 days;Central, and Mountain in the west
Nevada*;30 days;Pacific
New Hampshire*+;30 days;Eastern
New Jersey;30 days;Eastern
New Mexico;30 days;Mountain
New York;14 days;Eastern
North Carolina;30 days (60 where the damage cannot be reckoned sooner);Eastern
North Dakota;30 days;Central, and Mountain in the south-west
Ohio;30 days;Eastern
Oklahoma;45 days;Central
Oregon+;31 days;Pacific, and Mountain in most of Malheur County
Pennsylvania;30 days;Eastern
Rhode Island;20 days;Eastern
South Carolina;30 days;Eastern
South Dakota*;two weeks (with a full list within 45 days if the tenant asks);Central in the east, as in Sioux Falls, and Mountain in the west, as in Rapid City
Tennessee*;about 30 days;Central in the middle and the west, as in Nashville and Memphis, and Eastern in the east, as in Knoxville
Texas*;30 days;Central, and Mountain in the far west, as in El Paso
Utah;30 days;Mountain
Vermont;14 days;Eastern
Virginia;45 days;Eastern
Washington*;30 days;Pacific
West Virginia;60 days (or 45 after a new tenant moves in, if that is sooner);Eastern
Wisconsin;21 days;Central
Wyoming*;30 days (or 15 after the new address is known, if that is later);Mountain
`;

/** Cities that are asked about, and their states. */
export const CITIES = `chicago=Illinois,houston=Texas,dallas=Texas,austin=Texas,san antonio=Texas,el paso=Texas,denver=Colorado,phoenix=Arizona,los angeles=California,la=California,san francisco=California,san diego=California,sacramento=California,seattle=Washington,portland=Oregon,las vegas=Nevada,vegas=Nevada,salt lake city=Utah,boise=Idaho,albuquerque=New Mexico,nyc=New York,new york city=New York,boston=Massachusetts,philadelphia=Pennsylvania,pittsburgh=Pennsylvania,miami=Florida,orlando=Florida,tampa=Florida,jacksonville=Florida,pensacola=Florida,atlanta=Georgia,charlotte=North Carolina,raleigh=North Carolina,nashville=Tennessee,memphis=Tennessee,knoxville=Tennessee,louisville=Kentucky,detroit=Michigan,indianapolis=Indiana,columbus=Ohio,cleveland=Ohio,cincinnati=Ohio,milwaukee=Wisconsin,minneapolis=Minnesota,st louis=Missouri,kansas city=Missouri,omaha=Nebraska,oklahoma city=Oklahoma,tulsa=Oklahoma,new orleans=Louisiana,honolulu=Hawaii,anchorage=Alaska,baltimore=Maryland,richmond=Virginia,buffalo=New York`;
