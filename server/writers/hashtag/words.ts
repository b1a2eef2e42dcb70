/** Words that say too little to be a hashtag of their own, or the first word of one. */

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Add nothing before a noun that anybody searches for. */
export const PALE = set(`
  new good great nice best better first last next big small little lovely beautiful amazing awesome happy sad old young own same
  other another different whole full empty ready free sure certain real right wrong easy hard simple quick fast slow early late
  long short high low huge tiny main extra few many several more most some any every each favourite favorite special perfect
  proud glad excited ready open closed sold available possible important great wonderful fantastic brilliant super very
  second third final latest recent current previous daily weekly such half-full finished done only total
  else regular usual quiet gorgeous pretty cute fun cool certain own entire
`);

/** Name nothing, whatever comes before them. */
export const HOLLOW = set(`
  thing things way ways time times day days week weeks month months year years hour hours minute minutes moment moments today
  tomorrow yesterday tonight lot lots bit part parts piece pieces kind kinds sort sorts type types one ones side end start middle
  number numbers batch amount rest half case cases fact point reason reasons couple dozen hundred hundreds thousand thousands
  million percent yrs yr hrs mins pm am etc else something anything nothing everyone everybody anyone nobody someone person people
  please thanks thank hello hi hey yes no ok okay role roles next
`);

/** Say too little by themselves. */
export const DULL = set(`
  thing things way ways time times day days week weeks month months year years hour hours minute minutes moment moments today
  tomorrow yesterday tonight morning afternoon evening night lot lots bit part parts piece pieces kind kinds sort sorts type
  types one ones people person someone guy guys man men woman women stuff place places side end start middle top bottom number
  numbers batch amount set sets group pair rest half case cases fact point reason reasons problem problems question questions
  answer answers idea ideas example examples word words name names line link links bio comment comments post posts page site
  photo photos picture pictures video videos fan fans look try chance step steps use go level form row copy help need needs want
  thanks thank everyone everybody anyone nothing something anything couple dozen hundred hundreds thousand thousands million
  percent price prices cost costs list lists detail details info information way back front left right centre center edge
  feeling feelings mind head eye eyes hand hands face life world area room corner second seconds change changes difference
  favourite favorite secret kid's yrs yr hrs mins pm am plus etc min max euro euros pound pounds dollar dollars regular regulars
  son sons daughter daughters mum mums dad dads mom moms mother father brother sister wife husband partner kid kids child children
  boy boys girl girls friend friends family families team teams staff customer customers neighbour neighbours neighbor neighbors
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december weekend noon midnight lunchtime bedtime else rain sun work mode test version option options member members
  visitor visitors reader readers kg lb lbs scratch rate unite episode manager starting beginning trying setup progress tour budget laptop bed bath beds baths
  visit roles role season seasons cover covers march week beginner beginners stepdad
  yes no ok okay hello hi hey dear please
`);
